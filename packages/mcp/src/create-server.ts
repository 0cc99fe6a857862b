import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import manifest from '../package.json' with { type: 'json' };
import type { Context } from './context.ts';
import { addMatchResume } from './tools/match-resume.ts';
import { addRankResumes } from './tools/rank-resumes.ts';
import { addScoreResume } from './tools/score-resume.ts';
import { addWriteQuestions } from './tools/write-questions.ts';

const instructions =
  'Analyses resumes with Winnow. Give resumes as paths of PDF, DOCX or TXT files, or as text. Scores support a decision and do not make one: show people the evidence with them.';

/** An MCP server whose tools call the API of a Winnow. */
export const createMcpServer = (context: Context): McpServer => {
  const server = new McpServer({ name: 'winnow', version: manifest.version }, { instructions });
  for (const add of [addScoreResume, addMatchResume, addRankResumes, addWriteQuestions]) add(server, context);
  return server;
};
