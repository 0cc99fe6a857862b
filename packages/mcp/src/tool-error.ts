/** A mistake of the caller, whose message the model may read. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
