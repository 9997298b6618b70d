export * from './reads.schema';
export * from './writes.schema';
