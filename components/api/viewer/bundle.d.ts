declare module '*/swagger-ui-es-bundle.js';
