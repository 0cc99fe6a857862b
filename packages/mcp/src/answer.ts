import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { WinnowError } from '@winnow/client';
import { ToolError } from './tool-error.ts';

/** The result of a tool, as text for models that read no structure. */
const success = (result: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(result) }],
});

const failure = (text: string): CallToolResult => ({ content: [{ type: 'text', text }], isError: true });

/** Runs a tool. What the API or the tool rejects is a result that the model can act on. */
export const answer = async (run: () => Promise<object>): Promise<CallToolResult> => {
  try {
    return success(await run());
  } catch (error) {
    if (error instanceof ToolError) return failure(error.message);
    if (!(error instanceof WinnowError)) throw error;
    return failure([`${error.code}: ${error.message}`, error.suggestion].filter((each) => each).join(' '));
  }
};
