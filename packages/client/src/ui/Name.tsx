/** A name that a person chose: it has its own direction, and page translation leaves it unchanged. */
export function Name({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <bdi className={className} dir="auto" translate="no">
      {children}
    </bdi>
  );
}
