import { useRef, useState } from 'react';
import { embedTexts } from '#shared/jobs/embed.texts.ts';
import { LOCALE_NAMES } from '#shared/kernel/languages.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type EmbedBuilderProps = { name: string; username: string; publicUrl: string };
type Layout = 'list' | 'cards';

const LIMITS = ['5', '10', '20'];

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The code of the list for another site, with a preview of what it shows there. */
export function EmbedBuilder({ name, username, publicUrl }: EmbedBuilderProps) {
  const t = useTexts(embedTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [limit, setLimit] = useState('');
  const [language, setLanguage] = useState('');
  const [layout, setLayout] = useState<Layout>('list');
  const [isCopied, setCopied] = useState(false);

  const options = Object.entries({ limit, language, layout: layout === 'cards' ? layout : '' }).filter(
    ([, value]) => value,
  );
  const attributes = options.map(([key, value]) => ` ${key}="${value}"`).join('');
  const code = `<script async src="${publicUrl}/embed/jobs.js"></script>
<fursa-jobs company="${username}"${attributes}>
  <a href="${publicUrl}/employer/${username}">${inAttribute(t('embed.all', { company: name }))}</a>
</fursa-jobs>`;
  const preview = `/embed/preview/${username}?${new URLSearchParams(options)}`;

  async function copy() {
    field.current?.select();
    // Without permission to write the clipboard, the selected text is copied with the keyboard.
    await navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => {},
    );
  }
  const choose = (change: () => void) => {
    setCopied(false);
    change();
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-s5">
        <Card as="section" title={t('embed.code')} pad>
          <div className="grid gap-s4">
            <div className="grid gap-s4 sm:grid-cols-2">
              <Field label={t('embed.most')}>
                <NativeSelect
                  value={limit}
                  onChange={({ target }) => choose(() => setLimit(target.value))}
                  placeholder={t('embed.most_all')}
                  options={LIMITS.map((count) => ({ value: count, label: t('embed.most_some', { count }) }))}
                />
              </Field>
              <Field label={t('embed.language')}>
                <NativeSelect
                  value={language}
                  onChange={({ target }) => choose(() => setLanguage(target.value))}
                  placeholder={t('embed.language_page')}
                  options={Object.entries(LOCALE_NAMES).map(([value, label]) => ({ value, label }))}
                />
              </Field>
            </div>
            <Field label={t('embed.layout')} group>
              <Segmented<Layout>
                value={layout}
                onChange={(value) => choose(() => setLayout(value))}
                options={[
                  { value: 'list', label: t('embed.layout_list') },
                  { value: 'cards', label: t('embed.layout_cards') },
                ]}
              />
            </Field>
            <Field label={t('embed.code')} help={t('embed.notes')}>
              <TextArea ref={field} readOnly value={code} rows={6} dir="ltr" className="font-mono text-xs" />
            </Field>
            <div className="flex items-center gap-s3">
              <Button variant="primary" onClick={copy}>
                {t('embed.copy')}
              </Button>
              <p role="status" className="text-sm text-ink-2">
                {isCopied && t('embed.copied')}
              </p>
            </div>
          </div>
        </Card>
        <Card as="section" title={t('embed.feeds')} pad>
          <Field label={t('embed.feeds')} hideLabel help={t('embed.feeds_text')}>
            <TextInput
              readOnly
              value={`${publicUrl}/employer/${username}/jobs.xml`}
              dir="ltr"
              className="font-mono"
              onFocus={({ target }) => target.select()}
            />
          </Field>
        </Card>
      </div>
      <Card as="section" title={t('embed.preview')}>
        <iframe
          title={t('embed.preview')}
          src={preview}
          // Without an origin of its own, the page in the frame can reach nothing of this one.
          sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation"
          className="h-128 w-full rounded-r3 bg-surface"
        />
      </Card>
    </div>
  );
}
