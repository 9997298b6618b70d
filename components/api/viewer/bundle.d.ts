declare module '*/swagger-ui-es-bundle-core.js';
