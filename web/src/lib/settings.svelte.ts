// The settings of this browser: reactive, stored in localStorage, and written to <html> for the style sheet.
import { readSettings, type Settings } from './settings';

const KEY = 'pentakl.settings';

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // Storage may be blocked; then the settings last as long as the page.
    return null;
  }
}

export const settings: Settings = $state(readSettings(kept(), navigator.languages));

export function change(patch: Partial<Settings>): void {
  Object.assign(settings, patch);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // As above.
  }
}

/** Writes language and motion to <html>. Call it inside an effect. */
export function showOnPage(): void {
  document.documentElement.lang = settings.language;
  document.documentElement.dataset.motion = settings.motion;
}

const systemReduces = matchMedia('(prefers-reduced-motion: reduce)');

export function motionIsReduced(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'system' && systemReduces.matches);
}
