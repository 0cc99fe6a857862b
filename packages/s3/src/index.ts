export { openS3Files, type S3Options } from './open-s3-files.ts';
