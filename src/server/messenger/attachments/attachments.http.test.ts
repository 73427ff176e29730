import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { ATTACHMENT } from '#shared/messenger/messenger.values.ts';
import { BAD_CVS } from '../../../../tests/harness/bad-cvs.ts';
import { apply, colleagueOf } from '../../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { conversationAbout, newConversation, say } from '../../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { TEST_PASSWORD } from '../../../../tests/harness/test-server.ts';
import { docxFile, wordXml } from '../../../../tests/harness/zip-file.ts';

const { fursa, admin, employer } = await companyForTests();
const colleague = await colleagueOf(fursa, employer, 'Faisal Noor');
const stranger = await fursa.register('company');
const reviewer = await fursa.signedInAs('reviewer');
const job = await publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const { candidate, chatId } = await newConversation(fursa, employer, job.id);
const other = await newConversation(fursa, employer, job.id);

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
function png({ width = 1, height = 1, rest = 0 } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.writeUInt8(8, 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    ...(rest > 0 ? [chunk('more', randomBytes(rest))] : []),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const JPEG = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffda0008010100003f00d2cf20ffd9',
  'hex',
);
const DOCX = docxFile(wordXml(['The offer']));

const upload = (client: TestClient, name: string, content: Uint8Array, chat: number | string = chatId) =>
  client.upload(`/messages/${chat}/attachments`, name, content);
async function uploaded(client: TestClient, name = 'offer.pdf', content: Uint8Array = PDF): Promise<number> {
  const { status, body, text } = await upload(client, name, content);
  expect(status, text).toBe(200);
  return body.attachment.id;
}
const open = (client: TestClient, id: number | string, rest = '') => client.get(`/messages/attachments/${id}${rest}`);
const send = (client: TestClient, attachment_ids: number[], more: object = {}) =>
  client.post('/send/message', { chat_id: chatId, to: null, message: '', attachment_ids, ...more });

beforeEach(() => fursa.database.query('delete from throttles'));

describe('an attachment', () => {
  it.each([
    ['offer.pdf', PDF, 'application/pdf'],
    ['offer.docx', DOCX, ATTACHMENT.mediaTypes[1]],
    ['site.png', png(), 'image/png'],
    ['site.JPEG', JPEG, 'image/jpeg'],
  ])('is taken, sent and opened on both sides: %s', async (name, content, media_type) => {
    const answer = await upload(employer, name, content);
    expect([answer.status, answer.body.attachment]).toEqual([
      200,
      { id: expect.any(Number), name, bytes: content.length, media_type },
    ]);
    const { id } = answer.body.attachment;
    const { body } = await send(employer, [id]);
    expect(body.message.attachments).toEqual([answer.body.attachment]);
    for (const client of [candidate, employer, colleague]) {
      const { status, headers } = await open(client, id);
      expect([status, headers.get('content-type'), headers.get('content-length')]).toEqual([
        200,
        media_type,
        String(content.length),
      ]);
    }
  });

  it('comes as a file with its own name, and only a picture is shown', async () => {
    const [picture, document] = [
      await uploaded(candidate, 'Aragti مرحبا.png', png()),
      await uploaded(candidate, 'a.pdf'),
    ];
    await send(candidate, [picture, document]);
    const { headers } = await open(employer, picture);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="Aragti _+\.png"; filename\*=UTF-8''Aragti%20%D9/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await open(employer, picture, '?inline=1')).headers.get('content-disposition')).toMatch(/^inline/);
    expect((await open(employer, document, '?inline=1')).headers.get('content-disposition')).toMatch(/^attachment/);
  });

  it('is its uploader’s alone until it is sent', async () => {
    const id = await uploaded(employer);
    expect((await open(employer, id)).status).toBe(200);
    const missing = await open(candidate, 999_999);
    expect(missing.status).toBe(404);
    for (const client of [candidate, colleague, stranger]) {
      const { status, text } = await open(client, id);
      expect([status, text]).toEqual([404, missing.text]);
    }
    // A colleague cannot send the file either.
    expect((await send(colleague, [id])).status).toBe(422);
  });

  it('is for the two sides: to others it does not exist, other roles are kept out', async () => {
    const id = await uploaded(employer);
    await send(employer, [id]);
    const missing = await open(stranger, 999_999);
    for (const client of [stranger, other.candidate]) {
      const { status, text } = await open(client, id);
      expect([status, text]).toEqual([404, missing.text]);
    }
    for (const odd of ['abc', '-1', '99999999999999999999', '1%27']) {
      expect((await open(employer, odd)).text).toBe(missing.text);
    }
    for (const client of [reviewer, admin]) expect((await open(client, id)).status).toBe(403);
    expect((await open(fursa.visitor(), id)).status).toBe(401);
  });

  it('cannot be put into a conversation of others', async () => {
    const missing = await upload(stranger, 'a.pdf', PDF, 999_999);
    expect(missing.status).toBe(404);
    for (const client of [stranger, other.candidate]) {
      const { status, text } = await upload(client, 'a.pdf', PDF);
      expect([status, text]).toEqual([404, missing.text]);
    }
    expect((await upload(reviewer, 'a.pdf', PDF)).status).toBe(403);
    expect((await upload(fursa.visitor(), 'a.pdf', PDF)).status).toBe(401);
  });

  it('is sent once, by whoever uploaded it, where it was uploaded', async () => {
    const id = await uploaded(employer);
    expect((await send(employer, [id], { chat_id: other.chatId })).status).toBe(422);
    expect((await send(employer, [id, 999_999])).status).toBe(422);
    const client_id = crypto.randomUUID();
    expect((await send(employer, [id], { client_id })).status).toBe(200);
    const again = await send(employer, [id]);
    expect([again.status, again.body.errors]).toEqual([
      422,
      { attachment_ids: ['An attachment is no longer available. Please attach it again.'] },
    ]);
    // Sending the same message again returns the stored one.
    expect((await send(employer, [id], { client_id })).body.message.attachments).toHaveLength(1);
  });

  it('goes with one message, also when several are sent at once', async () => {
    for (const _ of [1, 2, 3]) {
      const id = await uploaded(employer);
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(employer, [id])));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422]);
    }
  });

  it('is judged by its content, and by its name too', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
    for (const [name, content] of [
      ['cv.pdf', png()],
      ['a.png', PDF],
      ['a.png', JPEG],
      ['a.exe', PDF],
      ['a.gif', gif],
      ['a.png', gif],
      ['a.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
      ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['a.png', png().subarray(0, 40)],
      ['a.png', png({ width: 0 })],
      ['a.png', png({ width: 60_000, height: 60_000 })],
      ['a.png', Buffer.concat([png(), DOCX])],
      ['a.jpg', Buffer.concat([JPEG, DOCX])],
      ['a.jpg', JPEG.subarray(0, 22)],
    ] as const) {
      const { status, body } = await upload(employer, name, content);
      expect([status, body.errors], name).toEqual([422, { file: ['Please attach a PDF, DOCX, PNG or JPEG file.'] }]);
    }
  });

  it.each(BAD_CVS.filter(([, , , trouble]) => trouble !== 'no_text' && trouble !== 'too_complex'))(
    'is not %s',
    async (_, name, content) => {
      const { status, body } = await upload(employer, name, content);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
    },
  );

  it('holds five megabytes and not a byte more', async () => {
    const rest = ATTACHMENT.maxBytes - png().length - 12;
    expect((await upload(employer, 'a.png', png({ rest }))).status).toBe(200);
    expect((await upload(employer, 'a.png', png({ rest: rest + 1 }))).status).toBe(413);
  });

  it('says nothing of where and when a picture was taken, and keeps its way up', async () => {
    const photo = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#cc8844' } })
      .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '2/1 2/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const drawing = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#cc8844' } })
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .png()
      .toBuffer();
    for (const [name, content] of [
      ['photo.jpg', photo],
      ['drawing.png', drawing],
    ] as const) {
      expect((await sharp(content).metadata()).exif, name).toBeDefined();
      const id = await uploaded(candidate, name, content);
      await send(candidate, [id]);
      const opened = await fetch(`${fursa.baseUrl}/messages/attachments/${id}`, {
        headers: { cookie: [...employer.cookies].map((one) => one.join('=')).join('; ') },
      });
      const kept = Buffer.from(await opened.arrayBuffer());
      expect(kept.includes('SecretCamera'), name).toBe(false);
      const { exif, orientation, width, height } = await sharp(kept).metadata();
      expect([width, height]).toEqual([8, 4]);
      expect(orientation).toBe(name === 'photo.jpg' ? 6 : undefined);
      expect(exif?.length ?? 0).toBeLessThan(40);
      expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(content).raw().toBuffer());
    }
  });

  it('finds room as long as a conversation has some', async () => {
    const talk = await newConversation(fursa, employer, job.id);
    await upload(employer, 'a.pdf', PDF, talk.chatId);
    const filled = `update files set bytes = ${ATTACHMENT.mostBytesInAll} where id =
      (select file_id from message_attachments where conversation_id = ${talk.chatId})`;
    await fursa.database.query(filled);
    const { status, body } = await upload(employer, 'a.pdf', PDF, talk.chatId);
    expect([status, body.errors.file[0]]).toEqual([422, expect.stringContaining('50 MB')]);
    // The other side and other conversations have limits of their own.
    expect((await upload(talk.candidate, 'a.pdf', PDF, talk.chatId)).status).toBe(200);
    expect((await upload(employer, 'a.pdf', PDF)).status).toBe(200);
  });

  it('is not taken where nothing can be said', async () => {
    await candidate.post('/messages/block', { chat_id: chatId, blocked: true });
    const [theirs, own] = [await upload(employer, 'a.pdf', PDF), await upload(candidate, 'a.pdf', PDF)];
    expect([theirs.status, theirs.body.message]).toEqual([409, 'No more messages can be sent in this conversation.']);
    expect([own.status, own.body.message]).toEqual([
      409,
      'You have blocked this conversation. Unblock it to write again.',
    ]);
    await candidate.post('/messages/block', { chat_id: chatId, blocked: false });
    const gone = await newConversation(fursa, employer, job.id);
    await fursa.database.query(
      `update candidates set erased_at = now()
       where id = (select candidate_id from conversations where id = ${gone.chatId})`,
    );
    expect((await upload(employer, 'a.pdf', PDF, gone.chatId)).status).toBe(409);
  });

  it('comes sixty times an hour at most', async () => {
    await fursa.database.query('delete from throttles');
    await uploaded(employer);
    await fursa.database.query(`update throttles set count = 60 where key like 'attachments:%'`);
    const { status, headers } = await upload(employer, 'a.pdf', PDF);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await upload(candidate, 'a.pdf', PDF)).status).toBe(200);
  });
});

describe('what was sent to a guest', () => {
  it('is told in the mail, and is theirs once they have an account', async () => {
    const { id, email } = await apply(fursa, job.id);
    const chat = await conversationAbout(employer, id);
    const { body } = await upload(employer, 'offer.pdf', PDF, chat);
    const attachmentId = body.attachment.id;
    await say(employer, chat, '', { attachment_ids: [attachmentId] });
    const mail = await fursa.lastMailTo(email);
    expect(mail).toContain('1 file came with it.');
    const application = /\/register\?application=([\w-]{43})/.exec(mail)?.[1] as string;
    const person = fursa.visitor();
    const account = { role: 'candidate', name: 'Hodan', email, password: TEST_PASSWORD, application };
    await person.post('/register', account);
    await person.post('/register/confirm', { token: await fursa.tokenFor(email) });
    expect((await open(person, attachmentId)).status).toBe(200);
  });
});

describe('what is never sent', () => {
  const unsent = async () =>
    (
      await fursa.database.query('select id::int from message_attachments where message_id is null order by id')
    ).rows.map(({ id }) => id as number);
  const filesOnDisk = async () =>
    (await readdir(fursa.filesDir, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).length;

  it('makes room for what comes after it', async () => {
    await fursa.database.query('delete from message_attachments where message_id is null');
    const ids: number[] = [];
    for (let count = 0; count < 22; count += 1) ids.push(await uploaded(employer, 'a.png', png()));
    expect(await unsent()).toEqual(ids.slice(2));
  });

  it('is gone after a day, with its file; what was sent stays', async () => {
    const sent = await uploaded(employer, 'a.png', png());
    await send(employer, [sent]);
    const fresh = await uploaded(employer, 'b.png', png());
    await fursa.database.query(
      `update message_attachments set created_at = now() - interval '25 hours' where id <> ${fresh}`,
    );
    await fursa.database.query(`update files set created_at = now() - interval '25 hours'`);
    const before = await filesOnDisk();
    await fursa.server.run('clean-up');
    expect(await unsent()).toEqual([fresh]);
    expect((await open(candidate, sent)).status).toBe(200);
    expect(await filesOnDisk()).toBeLessThan(before);
  });
});
