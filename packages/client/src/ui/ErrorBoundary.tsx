import { Component, type ReactNode } from 'react';
import { t } from '../i18n/strings';
import { Message } from './Message';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Replaces the failed part; by default a button that reloads the page. */
  instead?: ReactNode;
}

/** Catches errors while rendering, so that one failed part never leaves an empty page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    if (this.props.instead !== undefined) return this.props.instead;
    const { title, body, again } = t().app.fault;
    return (
      <Message title={title} action={{ label: again, onClick: () => location.reload() }}>
        {body}
      </Message>
    );
  }
}
