/** A cave by lantern light: three treasures on a ledge, stone teeth above and below, and something watching. */
export function ColossalCave() {
  return (
    <svg viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" width="100%" height="100%" aria-hidden="true">
      <defs>
        <radialGradient id="cave-light" cx="0.47" cy="0.6" r="0.62">
          <stop offset="0" stopColor="#ffe9a8" />
          <stop offset="0.16" stopColor="#f2b24a" />
          <stop offset="0.42" stopColor="#9a5a22" />
          <stop offset="0.75" stopColor="#3b2417" />
          <stop offset="1" stopColor="#140d0b" />
        </radialGradient>
        <linearGradient id="cave-brass" x2="1">
          <stop offset="0" stopColor="#7d510f" />
          <stop offset="0.4" stopColor="#fbe0a0" />
          <stop offset="1" stopColor="#8d5f12" />
        </linearGradient>
        <radialGradient id="cave-flame" cx="0.5" cy="0.6" r="0.6">
          <stop offset="0" stopColor="#fffbe6" />
          <stop offset="0.5" stopColor="#ffd36b" />
          <stop offset="1" stopColor="#e08a24" />
        </radialGradient>
      </defs>
      <rect width="320" height="200" fill="url(#cave-light)" />
      <g fill="#6b3f1f" fillOpacity="0.55">
        <path d="M0 0h320v46l-14 10-8 34-7-38-16-4-9 22-8-26-22-8-6 30-8-34-24-2-10 18-8-18-28 4-6 36-9-36-18 6-8 24-7-22-20 10-8 42-9-40-19 8z" />
        <path d="M0 150l26-10 20 6 30-14 26 12 22-4 30 8 34-10 32 10 28-12 34 10 38-8v62H0z" />
      </g>
      <g fill="#ffdf95" fillOpacity="0.5">
        <circle cx="96" cy="70" r="1.200" />
        <circle cx="120" cy="96" r="0.900" />
        <circle cx="196" cy="76" r="1.100" />
        <circle cx="176" cy="58" r="0.800" />
        <circle cx="214" cy="104" r="1.300" />
        <circle cx="82" cy="108" r="0.900" />
      </g>
      <g fill="#2c1a10">
        <path d="M0 0h320v26l-20 12-6 26-9-30-26-6-10 16-8-20-40-6-9 24-8-26-44 0-8 28-10-30-30 6-7 34-10-32-22 8-9 60-10-54L0 60z" />
        <path d="M0 172l24-8 10-30 12 32 34 6 60-8 60 2 44 6 14-40 14 38 26-6 22 10v26H0z" />
      </g>
      <path d="M88 158q62-16 128 2l14 20H72z" fill="#4a2c17" />
      <path d="M88 158q62-16 128 2l-6 3q-60-12-116-1z" fill="#c98a42" fillOpacity="0.7" />
      <g>
        <path d="M136 108a14 14 0 0 1 28 0" fill="none" stroke="url(#cave-brass)" strokeWidth="2.600" />
        <path d="M142 103h16l4 8h-24z" fill="url(#cave-brass)" />
        <path d="M135 111h30l2 4h-34z" fill="url(#cave-brass)" />
        <path d="M136 116h28l4 30h-36z" fill="url(#cave-flame)" />
        <path d="M150 120c-6 6-8 11-8 15a8 8 0 0 0 16 0c0-4-2-9-8-15z" fill="#fffdf2" />
        <path d="M136 116h3l-1 30h-6zM161 116h3l4 30h-6z" fill="#6d470d" />
        <path d="M129 146h42l4 9h-50z" fill="url(#cave-brass)" />
      </g>
      <g strokeLinejoin="round">
        <path d="M96 146l8-10h14l8 10-15 16z" fill="#2fb7a6" />
        <path d="M96 146h30l-15 16z" fill="#1b7f74" />
        <path d="M104 136l7 10 7-10z" fill="#a9f2e6" />
        <path d="M186 154l4-16 9 7 7-11 7 11 9-7 4 16z" fill="url(#cave-brass)" />
        <path d="M186 154h40v5h-40z" fill="#a8741c" />
        <circle cx="206" cy="147" r="2.400" fill="#d8436a" />
        <circle cx="196" cy="150" r="1.600" fill="#7c5be0" />
        <circle cx="216" cy="150" r="1.600" fill="#7c5be0" />
        <path d="M178 164l5-7h8l5 7-9 10z" fill="#9a7be6" />
        <path d="M183 157l4 7 4-7z" fill="#e4d8ff" />
      </g>
      <g fill="#0e0806">
        <path d="M0 0h320v10l-30 12-8 12-10-14-70-8-60-4-70 6-30 10-12 30L18 34 0 100z" />
        <path d="M0 200v-16l22-22 10 18 60 8 120 2 50-8 18-34 16 36 24-10v26z" />
        <path d="M0 60q26 40 8 140H0zM320 40q-34 60-12 160h12z" />
      </g>
      <g fill="#b8f29a">
        <path d="M270 92q6-6 12 0-6 5-12 0zM288 92q6-6 12 0-6 5-12 0z" />
        <path d="M275.500 88.800h1.400v6h-1.400zM293.500 88.800h1.400v6h-1.400z" fill="#0e0806" />
      </g>
    </svg>
  );
}
