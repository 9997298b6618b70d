/** Texts of code blocks. */
export const enCode = {
  copy: 'Copy code to clipboard',
  wrap: 'Toggle word wrap',
  /** Names of languages as they are written after the fence of a code block. */
  languages: {
    bash: 'Shell',
    css: 'CSS',
    diff: 'Diff',
    go: 'Go',
    html: 'HTML',
    http: 'HTTP',
    js: 'JavaScript',
    json: 'JSON',
    php: 'PHP',
    python: 'Python',
    ruby: 'Ruby',
    text: 'Text',
    ts: 'TypeScript',
    tsx: 'TSX',
    xml: 'XML',
  },
} as const;
