import { Send } from 'lucide-react';
import { useState } from 'react';
import type { AnswerRule } from '#shared/answers/rules.contract.ts';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { useColumnName } from '#web/board/useColumnName.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { useRuleActs } from './planned-data.ts';
import { RuleDialog } from './RuleDialog.tsx';
import type { Column } from './useAnswering.ts';

type RulesCardProps = {
  columns: readonly Column[];
  rules: readonly AnswerRule[];
  templates: readonly MessageTemplate[];
  onEditTemplates: () => void;
  onSaved: () => void;
};

/** For every column, what goes out by itself when a card comes there. */
export function RulesCard({ columns, rules, templates, onEditTemplates, onSaved }: RulesCardProps) {
  const t = useTexts(rulesTexts);
  const acts = useRuleActs();
  const columnName = useColumnName();
  const [edited, setEdited] = useState<Column | null>(null);
  const ruleOf = (column: Column) => rules.find(({ group_id }) => group_id === column.id);
  return (
    <Card
      as="section"
      title={t('rules.title')}
      aside={
        <Button size="sm" variant="quiet" onClick={onEditTemplates}>
          {t('rules.templates')}
        </Button>
      }
    >
      <p className="border-b border-line px-s4 py-s3 text-sm text-ink-2">{t('rules.text')}</p>
      <ul className="divide-y divide-line">
        {columns.map((column) => {
          const rule = ruleOf(column);
          const template = templates.find(({ id }) => id === rule?.template_id);
          const name = columnName(column);
          const isOn = rule?.on === true;
          return (
            <li key={column.id} className="flex items-start gap-s3 py-s2 ps-s4 pe-s2">
              <div className="grid min-w-0 flex-1 gap-1 py-1.5">
                <p className="font-semibold">
                  <bdi>{name}</bdi>
                </p>
                <What rule={rule} template={template} />
                <div className="flex flex-wrap gap-s2 pt-1">
                  <Button
                    size="xs"
                    aria-label={t(rule ? 'rules.edit_named' : 'rules.set_named', { column: name })}
                    onClick={() => setEdited(column)}
                  >
                    {t(rule ? 'rules.edit' : 'rules.set')}
                  </Button>
                  {template && (
                    <Button size="xs" busy={acts.busy === column.id} onClick={() => void acts.tryOnMyself(column.id)}>
                      <Icon of={Send} size="xs" flip />
                      {t('rules.try')}
                    </Button>
                  )}
                </div>
              </div>
              <Switch
                aria-label={t('rules.switch', { column: name })}
                checked={isOn}
                disabled={acts.busy === column.id}
                onChange={() => {
                  // A rule that says nothing yet is written first.
                  if (!rule || (!isOn && !template)) setEdited(column);
                  else void acts.turn(rule, !isOn, name);
                }}
              />
            </li>
          );
        })}
      </ul>
      {edited && (
        <RuleDialog
          column={edited}
          rule={ruleOf(edited)}
          templates={templates}
          onSaved={onSaved}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

type WhatProps = { rule: AnswerRule | undefined; template: MessageTemplate | undefined };

function What({ rule, template }: WhatProps) {
  const t = useTexts(rulesTexts);
  if (!rule || (!rule.on && !template)) return <p className="text-sm text-ink-2">{t('rules.nothing')}</p>;
  if (!template) return <p className="text-sm text-danger">{t('rules.template_deleted')}</p>;
  const values = { template: template.name };
  const what = rule.hours === 0 ? t('rules.at_once', values) : t('rules.after', { ...values, count: rule.hours });
  return (
    <p className="text-sm text-ink-2">
      <bdi>{what}</bdi>
      {!rule.on && <> · {t('rules.off')}</>}
      {rule.for_machine && <> · {t('rules.with_machine')}</>}
    </p>
  );
}
