import { execFile } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { contractEndpoints } from '../../../tests/harness/contract-inputs.ts';
import type { ApiDescription } from './api-description.ts';
import { describeApi, type Operation } from './openapi.ts';
import { route } from './route.ts';

const CACHE = path.resolve('node_modules/.cache/fursa');
const descriptions = import.meta.glob<{ openapi: ApiDescription }>('/src/server/*/*.openapi.ts', { eager: true });
/** Only a running server knows the module of each endpoint, so here all of them have one heading. */
const calls = contractEndpoints.map((endpoint) => route(endpoint, () => Promise.reject(new Error('not called'))));
const document = describeApi({
  modules: [...Object.values(descriptions), { openapi: { tag: { name: 'operations' } }, routes: calls }],
  publicUrl: 'https://fursa.test',
  sessionCookie: 'fursa_session',
});
const operations: Operation[] = Object.values(document.paths).flatMap((path) => Object.values(path));

/** Runs a command-line tool, and returns its output and whether it succeeded. */
function run(tool: string, args: string[]): Promise<{ isGood: boolean; said: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join('node_modules', tool), ...args], { env }, (error, stdout) =>
      resolve({ isGood: !error, said: stdout }),
    );
  });
}

async function writeCached(name: string, text: string): Promise<string> {
  await mkdir(CACHE, { recursive: true });
  const file = path.join(CACHE, name);
  // Renamed into place, because another run may read the file at the same moment.
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
  return file;
}

/**
 * The router prefers the fixed part, because no column has the id `delete` and no conversation the id `attachments`.
 */
const GIVEN_PATHS = [
  'Paths should resolve unambiguously. Found two ambiguous paths: `/company/applications/group/{id}/cards` and `/company/applications/group/delete/{id}`.',
  'Paths should resolve unambiguously. Found two ambiguous paths: `/messages/{chat_id}/attachments` and `/messages/attachments/{id}`.',
];

describe('the description of the API', () => {
  it('has nothing that a linter would complain of', { timeout: 120_000 }, async () => {
    const file = await writeCached('openapi.json', JSON.stringify(document, null, 2));
    const { said } = await run('@redocly/cli/bin/cli.js', ['lint', file, '--config=redocly.yaml', '--format=json']);
    const { problems } = JSON.parse(said) as { problems: { message: string }[] };
    expect(problems.map(({ message }) => message)).toEqual(GIVEN_PATHS);
  });

  it('has an example of every request and answer', () => {
    for (const { operationId, requestBody, responses } of operations) {
      const answers = Object.values(responses).flatMap((answer) => ('content' in answer ? [answer.content] : []));
      for (const content of [requestBody?.content, ...answers.slice(0, 1)]) {
        const body = content?.['application/json'];
        const isDescribed = JSON.stringify(body?.schema ?? {}).includes('properties');
        if (isDescribed) expect(body, operationId).toHaveProperty('example');
      }
    }
  });

  it('says which scope a token needs, and for which calls there is none', () => {
    const scopeOf = (id: string) => operations.find((one) => one.operationId === id)?.['x-token-scope'];
    expect(scopeOf('postCompanyApplicationsMove')).toBe('applications:write');
    expect(scopeOf('getCandidateApplicationProfileDetails')).toBe('candidates:read');
    expect(scopeOf('postLogin')).toBeUndefined();
    expect(scopeOf('postApiTokens')).toBeUndefined();
  });

  it('says what every parameter is, and how a call can fail', () => {
    for (const { operationId, parameters = [], responses } of operations) {
      for (const { name, description } of parameters) expect(description, `${operationId} ${name}`).toBeTruthy();
      expect(Object.keys(responses).length, operationId).toBeGreaterThan(1);
    }
    const fails = (id: string) => Object.keys(operations.find((one) => one.operationId === id)?.responses ?? {});
    expect(fails('postLogin')).toEqual(['200', '400', '401', '403', '413', '415', '422', '429', '500', '503', '507']);
    expect(fails('getJobDetailsBySlug')).toEqual(['200', '400', '404', '422', '500', '503']);
  });

  it('asks for a session and a CSRF token where the product does', () => {
    const security = (id: string) => operations.find((one) => one.operationId === id)?.security;
    expect(security('getJobs')).toEqual([]);
    expect(security('getCompanyJobsList')).toEqual([{ session: [] }, { token: ['jobs:read'] }]);
    expect(security('postCompanyJobs')).toEqual([{ session: [], csrf: [] }, { token: ['jobs:write'] }]);
    expect(security('postLogin')).toEqual([{ session: [], csrf: [] }]);
  });

  it('leaves no value of an answer or a body open that has a type', () => {
    const open: string[] = [];
    const look = (schema: unknown, at: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if (Object.keys(schema).length === 0) open.push(at);
      for (const [key, value] of Object.entries(schema)) {
        // A record may hold anything, since the job's own form reads the parts of an application. A default is a value
        // and not a schema.
        if (!['additionalProperties', 'propertyNames', 'default'].includes(key)) look(value, `${at}/${key}`);
      }
    };
    for (const { operationId, requestBody, responses } of operations) {
      for (const { schema } of Object.values(requestBody?.content ?? {})) look(schema, operationId);
      const ok = responses[200];
      const answer = ok && 'content' in ok ? ok.content?.['application/json'] : undefined;
      if (answer) look(answer.schema, operationId);
    }
    expect(open).toEqual([]);
  });
});

describe('a client generated from it', () => {
  beforeAll(async () => {
    await writeCached('fursa-api.d.ts', astToString(await openapiTypescript(JSON.stringify(document))));
  });

  it('has the types that tests/api-client uses', async () => {
    expect(await run('typescript-native/bin/tsc', ['--noEmit', '-p', 'tests/api-client'])).toEqual({
      isGood: true,
      said: '',
    });
  });
});
