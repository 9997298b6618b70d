'use client';

export { useCurrentRole, useModuleReady, useSdkEvent } from './hooks.client';
export { LaurelProvider, useLaurel } from './provider.client';
export { Widget } from './widget.client';
