import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Client } from '@winnow/client';

/** What the tools work with. */
export type Context = {
  readonly client: Client;
  /** Folders whose files the tools may read. */
  readonly folders: readonly string[];
};

/** Adds a tool to the server. */
export type AddTool = (server: McpServer, context: Context) => void;
