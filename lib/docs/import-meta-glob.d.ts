/** The bundler's list of files, of which only the watching is used. */
interface ImportMeta {
  glob(pattern: string, options: { eager: true }): Record<string, unknown>;
}
