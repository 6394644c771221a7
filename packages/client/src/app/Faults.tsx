import { Component, type ReactNode } from 'react';
import { Message } from './Message';

/** Catches what goes wrong while drawing, so that one broken part never leaves an empty page. */
export class Faults extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <Message
        title="The lantern flickered"
        action={{ label: 'Load the page again', onClick: () => location.reload() }}
      >
        This part of the page could not be shown. Nothing that was played is lost.
      </Message>
    );
  }
}
