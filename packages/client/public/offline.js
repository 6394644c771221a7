// Waits for the server and opens the page that was wanted as soon as it answers.

const PAUSE = 3000;
const BASE = document.documentElement.dataset.base ?? '';

const GERMAN = {
  title: 'Der Server ist nicht zu erreichen',
  waits:
    'Lantern wartet auf das Netz und auf den Server und öffnet diese Seite von selbst, sobald beide wieder da sind.',
  kept: 'Dein Platz und alles Gespielte bleiben auf dem Server erhalten.',
  again: 'Jetzt versuchen',
};

/** The language of the settings, else the browser's. */
function speaksGerman() {
  try {
    const { language } = JSON.parse(localStorage.getItem('lantern.settings') || '{}');
    if (language && language !== 'system') return language === 'de';
  } catch {
    // Without storage the browser's choice stands.
  }
  return navigator.language.startsWith('de');
}

async function look() {
  try {
    const answer = await fetch(`${BASE}/api/health/live`, { cache: 'no-store' });
    if (answer.ok) location.reload();
  } catch {
    // Still out of reach.
  }
}

if (speaksGerman()) {
  document.documentElement.lang = 'de';
  for (const [id, words] of Object.entries(GERMAN)) document.getElementById(id).textContent = words;
}
document.getElementById('again').addEventListener('click', look);
addEventListener('online', look);
setInterval(look, PAUSE);
