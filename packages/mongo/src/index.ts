export { type MongoBackend, openMongo } from './open-mongo.ts';
