// Puts the reader's own theme and motion on the page before it is painted. The same words as src/app/settings.ts.
try {
  const chosen = JSON.parse(localStorage.getItem('lantern.settings') || '{}');
  if (chosen.theme && chosen.theme !== 'system') document.documentElement.dataset.theme = chosen.theme;
  if (chosen.motion && chosen.motion !== 'system') document.documentElement.dataset.motion = chosen.motion;
  if (chosen.letters) document.documentElement.dataset.letters = 'on';
} catch {
  // Without storage the system's choice stands.
}
