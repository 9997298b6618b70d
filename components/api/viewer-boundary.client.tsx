import { Component, type ReactNode } from 'react';

interface ViewerBoundaryProps {
  fail(error: unknown): void;
  children: ReactNode;
}

/** Reports that a viewer crashed, and renders nothing in its place. */
export class ViewerBoundary extends Component<ViewerBoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.fail(error);
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}
