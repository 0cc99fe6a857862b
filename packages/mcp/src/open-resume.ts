import { readdir, realpath, stat } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { FileInput } from '@winnow/client';
import { z } from 'zod';
import { ToolError } from './tool-error.ts';

/** A resume as tools take it. */
export const resumeInput = {
  path: z.string().min(1).optional().describe('Path of a PDF, DOCX or TXT file'),
  text: z.string().min(1).optional().describe('The text of the resume, instead of a path'),
};

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way === '' || !(way.startsWith('..') || isAbsolute(way));
};

/** The real path of what is at a path, if it lies in one of the folders; links out of them are not followed. */
export const allowedPath = async (path: string, folders: readonly string[]): Promise<string> => {
  const real = await Promise.all(folders.map((folder) => realpath(folder)));
  const found = await realpath(resolve(real[0] ?? '.', path)).catch(() => undefined);
  // Whether there is a file elsewhere is nobody's business.
  if (found === undefined || !real.some((folder) => isWithin(folder, found)))
    throw new ToolError(`There is no file ${path} in the folders that may be read: ${folders.join(', ')}.`);
  return found;
};

/** The resume that a tool was given. */
export const openResume = async (
  { path, text }: { readonly path?: string | undefined; readonly text?: string | undefined },
  folders: readonly string[],
): Promise<FileInput> => {
  if (path !== undefined) return allowedPath(path, folders);
  if (text !== undefined) return { name: 'resume.txt', data: text };
  throw new ToolError('Give the path of a resume, or its text.');
};

const maxFiles = 200;

/** Resumes in a folder, sorted by name. */
export const resumesIn = async (path: string, folders: readonly string[]): Promise<readonly string[]> => {
  const folder = await allowedPath(path, folders);
  if (!(await stat(folder)).isDirectory()) throw new ToolError(`${path} is no folder.`);
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.(?:pdf|docx|txt)$/i.test(name)).toSorted();
  if (names.length === 0 || names.length > maxFiles)
    throw new ToolError(`${path} has ${names.length} resumes; expected 1 to ${maxFiles}.`);
  return Promise.all(names.map((name) => allowedPath(join(folder, name), folders)));
};
