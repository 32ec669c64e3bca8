// Asks the engine of this checkout for the facts of its games, once before the unit tests, so that these need no copy.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { EngineFacts } from '../src/games/engine-facts.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** The Python of `make setup`, or any other: the engine needs only the standard library. */
const python = (): string => {
  const own = path('../../.venv/bin/python');
  return existsSync(own) ? own : 'python3';
};

const DESCRIBE = `
import json
from pentakl import bots
from pentakl.games import keys, load
games = [(key, load(key)) for key in keys()]
print(json.dumps([
    {**game.describe(), "bots": bots.names(key), "prompts": game.rules.prompts} for key, game in games
]))
`;

export default function setup({ provide }: TestProject): void {
  const sources = [path('../../src'), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
  const described = execFileSync(python(), ['-c', DESCRIBE], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: sources },
  });
  provide('engineFacts', JSON.parse(described) as EngineFacts);
}
