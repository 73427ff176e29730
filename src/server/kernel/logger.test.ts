import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';

const STATEMENT = 'select "name" from "users" where "email" = $1';

function logged(error: unknown): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const lines: string[] = [];
  write.mockImplementation((line) => lines.push(String(line)) > 0);
  createLogger('info').error({ err: error }, 'request failed');
  write.mockRestore();
  return lines.join('');
}

describe('the log', () => {
  const failures: Record<string, Error> = {
    'a lost connection': new Error('Connection terminated unexpectedly'),
    'a refused connection': Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
    'a value that PostgreSQL quotes': Object.assign(new Error('invalid input: "hodan@test.example"'), {
      code: '22P02',
    }),
  };
  for (const [what, cause] of Object.entries(failures)) {
    it(`holds neither a statement nor its values after ${what}`, () => {
      const text = logged(new DrizzleQueryError(STATEMENT, ['hodan@test.example'], cause));
      expect(text).toContain('request failed');
      expect(text).not.toMatch(/select|hodan/);
    });
  }

  it('says what happened where nothing of anybody is in it', () => {
    expect(logged(new DrizzleQueryError(STATEMENT, [], failures['a lost connection']))).toContain('terminated');
    expect(logged(new Error('the evaluator answered with an impossible score'))).toContain('impossible score');
  });
});
