/** Bounds of what `/mcp` takes and gives; the README names them. */
export const MCP_LIMITS = {
  bodyBytes: 128 * 1024,
  /** Time for a body to arrive, and for its messages to be answered. */
  timeoutMs: 10_000,
  /** Lists and objects inside each other. */
  depth: 64,
  /** Messages in one request. */
  batch: 10,
  queryLength: 200,
  addressLength: 500,
  nameLength: 100,
  payloadCharacters: 100_000,
  faults: 100,
  searchResults: 10,
  listedPages: 100,
  pageCharacters: { min: 1_000, default: 20_000, max: 50_000 },
} as const;
