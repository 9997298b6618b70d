type Document = Record<string, unknown>;

/** A document whose servers have absolute addresses; OpenAPI resolves relative ones against the address of the document. */
export function absoluteServers(document: Document, documentUrl: URL): Document {
  const { servers } = document;
  if (!Array.isArray(servers)) return document;
  return {
    ...document,
    servers: servers.map((server: unknown) => {
      const url = (server as { url?: unknown } | null)?.url;
      if (typeof url !== 'string' || !/^[./]/.test(url)) return server;
      const { origin, pathname } = new URL(url, documentUrl);
      return { ...(server as object), url: origin + pathname.replace(/\/$/, '') };
    }),
  };
}
