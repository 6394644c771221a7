// Tells a browser that is too old for Lantern so, instead of leaving it with an empty page. Every browser can read it.
var WORDS = {
  en: 'This browser is too old for Lantern. Please update it, or open this link in another one: Chrome or Edge from 111, Firefox from 115, Safari from 16.4.',
  de: 'Dieser Browser ist zu alt für Lantern. Bitte aktualisiere ihn oder öffne diesen Link in einem anderen: Chrome oder Edge ab 111, Firefox ab 115, Safari ab 16.4.',
};

function tell() {
  var language = /^de/i.test(navigator.language || '') ? 'de' : 'en';
  var sentence = document.createElement('p');
  sentence.id = 'unsupported';
  sentence.lang = language;
  sentence.setAttribute('role', 'alert');
  sentence.style.cssText = 'margin: 0; padding: 24px; background: #1d1b14; color: #f5ead0; font: 18px/1.5 sans-serif;';
  sentence.appendChild(document.createTextNode(WORDS[language]));
  document.body.insertBefore(sentence, document.body.firstChild);
}

if (document.body) tell();
else document.addEventListener('DOMContentLoaded', tell);
