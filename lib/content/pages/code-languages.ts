/** Languages of code samples. All but `text` are highlighted. */
export const CODE_LANGUAGES: readonly string[] = [
  'bash',
  'diff',
  'json',
  'php',
  'python',
  'ruby',
  'go',
  'ts',
  'tsx',
  'js',
  'html',
  'http',
  'css',
  'text',
];
