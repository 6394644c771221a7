import { Component, type ReactNode } from 'react';
import { words } from '../words/words';
import { Message } from './Message';

/** Catches what goes wrong while drawing, so that one broken part never leaves an empty page. */
export class Faults extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    const { title, body, again } = words().house.fault;
    return (
      <Message title={title} action={{ label: again, onClick: () => location.reload() }}>
        {body}
      </Message>
    );
  }
}
