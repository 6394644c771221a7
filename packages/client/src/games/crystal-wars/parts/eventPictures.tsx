import type { EventId } from '@lantern/games/crystal-wars/board';
import type { ReactNode } from 'react';

/** The events on a field of 96 by 96, each as a small scene. */
const PICTURES: Readonly<Record<EventId, ReactNode>> = {
  volcano: (
    <>
      <circle cx="48" cy="34" r="30" fill="#ff7a1a" opacity=".28" />
      <path d="M44 34q-8-10-2-20 1 8 7 10 1-9 9-14-2 9 4 13t-2 13Z" fill="#ffb02e" />
      <path d="M46 34q-3-6 1-11 2 4 5 5 2 2 0 6Z" fill="#fff0a8" />
      <path d="M6 84 36 36q3-4 6-2l3 3 3-3 4 3 3-3q4-2 7 3L90 84Z" fill="#6a5560" />
      <path d="M6 84 36 36q3-4 6-2l3 3-9 47Z" fill="#8b7480" />
      <path
        d="M42 36q2 14-4 22t0 22M52 36q-1 12 5 18t2 26"
        fill="none"
        stroke="#ff6a1a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M20 24h.1M74 20h.1M68 40h.1M28 44h.1" stroke="#ffb02e" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  bandit: (
    <>
      <path d="M16 84q2-26 32-26t32 26Z" fill="#3a3644" />
      <circle cx="48" cy="40" r="21" fill="#e0b48a" />
      <path d="M25 37q23-10 46 0v10q-9 5-16-3-7-4-14 0-7 8-16 3Z" fill="#17151c" />
      <path d="M35 41.500h8M53 41.500h8" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M18 30q8-22 30-22t30 22q-30-9-60 0Z" fill="#59506b" />
      <path d="M10 33q38-15 76 0-38-8-76 0Z" fill="#453d54" />
      <path d="m74 60 6 12-9 3Z" fill="#f0c24a" />
    </>
  ),
  drought: (
    <>
      <circle cx="66" cy="28" r="15" fill="#ffc53a" />
      <path
        d="M66 4v5M66 47v5M42 28h5M85 28h5M49 11l4 4M83 11l-4 4M49 45l4-4M83 45l-4-4"
        stroke="#ffc53a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M6 66q42-12 84 0v20H6Z" fill="#c58a4a" />
      <path
        d="m14 66 10 8-4 10M24 74l16-4 6 14M40 70l8-8M58 63l-4 10 8 11M54 73l18-2 10 11M72 71l8-6"
        fill="none"
        stroke="#6d431b"
        strokeWidth="2.600"
        strokeLinejoin="round"
      />
      <path d="M24 66q2-16-4-28M24 52q-7-1-10-8M22 44q6-3 7-10" fill="none" stroke="#8a6a30" strokeWidth="3" />
    </>
  ),
  militia: (
    <>
      <path d="M30 86V14" stroke="#8d5f12" strokeWidth="4" strokeLinecap="round" />
      <path d="M32 14q14-8 24 0t24 0v26q-14 8-24 0t-24 0Z" fill="#e2574c" />
      <path d="m44 27 8-9 8 9-8 9Z" fill="#fff3d6" />
      <path d="M50 86 68 46l18 40Z" fill="#c9a24a" />
      <path d="m50 86 18-40 3 40Z" fill="#f3d67e" />
      <circle cx="62" cy="77" r="3.600" fill="#3a2600" />
    </>
  ),
  silo: (
    <>
      <path d="M26 34q22-8 44 0v48q-22 8-44 0Z" fill="#b9bcc6" />
      <path d="M26 34q8-4 16-5v56q-9-1-16-3Z" fill="#dfe2ea" />
      <path d="M24 35Q26 10 48 10t24 25q-24-9-48 0Z" fill="#a8483a" />
      <path d="M24 35Q26 10 48 10q-10 6-10 21-8 1-14 4Z" fill="#cf6a56" />
      <path d="M26 50q22 8 44 0M26 66q22 8 44 0" fill="none" stroke="#7c808d" strokeWidth="2.600" />
      <path d="M40 88V74h16v14q-8 2-16 0Z" fill="#5b4630" />
      <path d="M42 88V80q6-5 12 0v8Z" fill="#f0b93a" />
    </>
  ),
  bumperCrop: (
    <>
      <path d="M30 88q8-30 4-58M48 90V22M66 88q-8-30-4-58" fill="none" stroke="#9a6d16" strokeWidth="4" />
      <path
        d="M34 8q6 8 0 16-6-8 0-16ZM33 38q-10 0-13-11 11 0 13 11ZM36 38q9-2 10-12-10 2-10 12ZM33 56q-10 0-13-11 11 0 13 11ZM62 8q6 8 0 16-6-8 0-16ZM60 38q-9-2-10-12 10 2 10 12ZM63 38q10 0 13-11-11 0-13 11ZM63 56q10 0 13-11-11 0-13 11Z"
        fill="#f0b93a"
      />
      <path
        d="M48 0q7 9 0 19-7-10 0-19ZM46 34q-9 0-12-10 10 0 12 10ZM50 34q9 0 12-10-10 0-12 10ZM46 52q-9 0-12-10 10 0 12 10ZM50 52q9 0 12-10-10 0-12 10Z"
        fill="#ffd76a"
      />
      <path d="M26 66q22 10 44 0v8q-22 10-44 0Z" fill="#c25b3c" />
    </>
  ),
  riots: (
    <>
      <path d="M38 46 34 90h12l2-44Z" fill="#8a5a2a" />
      <path d="M30 38h28l-5 12H35Z" fill="#6a4420" />
      <path d="M44 4q16 14 12 26-3 9-12 9t-12-9q-2-7 3-13 1 6 5 7-2-10 4-20Z" fill="#ff8a1f" />
      <path d="M44 20q8 8 5 14-2 4-5 4t-5-4q-1-4 2-7 1 3 2 3-1-5 1-10Z" fill="#ffe27a" />
      <path d="M62 90V58h22v32ZM60 58l13-14 13 14Z" fill="#78808f" />
      <path d="M67 64h5v7h-5ZM76 64h5v7h-5ZM67 76h5v7h-5ZM76 76h5v7h-5Z" fill="#20242c" />
      <path d="m8 62 10-4 4 10-9 5ZM14 80l8 1-2 8-8-1Z" fill="#8d929e" />
    </>
  ),
};

/** The scene of an event, for an `svg` with the view box of these pictures. */
export const EventScene = ({ event }: { event: EventId }): ReactNode => PICTURES[event];
