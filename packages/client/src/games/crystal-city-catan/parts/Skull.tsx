/** Shows that the Marauders would strike, since too many resources are exposed (R8.6). */
export function Skull({ size = '1rem' }: { size?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path
        d="M12 2q9 0 9 8.500 0 4.500-3.700 6.700V21H6.700v-3.800Q3 15 3 10.500 3 2 12 2zM8.300 8.700a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zm7.400 0a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600zM12 13.500l-1.300 2.500h2.600z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}
