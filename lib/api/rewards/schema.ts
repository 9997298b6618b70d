export * from './program.schema';
export * from './rules.schema';
