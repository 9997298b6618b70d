export * from './items.schema';
export * from './lists.schema';
export * from './reads.schema';
