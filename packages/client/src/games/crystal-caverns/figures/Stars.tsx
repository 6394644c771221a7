/** Stars around the head of a stunned figure, the middle one at the top. */
export function Stars() {
  return (
    <path
      d="M-26 0l2.5 6 6.5.5-5 4 2 6.5-6-3.5-6 3.5 2-6.5-5-4 6.5-.5zM0-10l2.5 6 6.5.5-5 4 2 6.5-6-3.5-6 3.5 2-6.5-5-4 6.5-.5zM26 0l2.5 6 6.5.5-5 4 2 6.5-6-3.5-6 3.5 2-6.5-5-4 6.5-.5z"
      fill="#ffe08a"
      stroke="#5a3a06"
      strokeWidth="1.4"
    />
  );
}
