import { ArrowLeft, Briefcase, Mail, Pencil, Plus, Search, Sparkle, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MAIL_SAMPLES } from '#shared/kernel/mail-samples.ts';
import { StartFromCv } from '#web/cv/StartFromCv.tsx';
import { ENGLISH, LanguageContext } from '#web/lib/texts.ts';
import { useCountries } from '#web/lib/useCountries.ts';
import { InstitutionField } from '#web/reference/InstitutionField.tsx';
import stylesheet from '#web/styles/app.css?url';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, CardList } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { CompanyMark } from '#web/ui/CompanyMark.tsx';
import { Count } from '#web/ui/Count.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { DateInput } from '#web/ui/DateInput.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Door } from '#web/ui/Door.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { MonthInput } from '#web/ui/MonthInput.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { PhoneInput } from '#web/ui/PhoneInput.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { Radio, RadioGroup } from '#web/ui/Radio.tsx';
import { Grade, ScoreLine } from '#web/ui/ScoreLine.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { StepNumber } from '#web/ui/StepNumber.tsx';
import { Table } from '#web/ui/Table.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { Tooltip } from '#web/ui/Tooltip.tsx';
import { showToast } from '#web/ui/toasts.ts';

const COLOURS = [
  'paper surface sunken line line-strong control ink ink-2 ink-3',
  'accent accent-strong accent-soft saffron saffron-soft danger danger-soft warning warning-soft success success-soft info info-soft',
  'score-fail score-basic score-good score-very-good score-excellent score-outstanding',
].map((row) => row.split(' '));
const TYPE = ['3xl', '2xl', 'xl', 'lg', 'md', 'card', 'sm', 'xs'] as const;
const PLACES = ['Addis Ababa', 'Hargeisa', 'Kampala', 'Mogadishu', 'Nairobi'].map((label) => ({
  id: label,
  label,
  hint: 'City',
}));
const LEVELS = [
  { value: 'entry', label: 'Entry', hint: 'No experience needed' },
  { value: 'mid', label: 'Mid', hint: 'About three years' },
  { value: 'lead', label: 'Lead', hint: 'Eight years and more' },
] as const;

/** A page for developers, with parts of the workspace too. */
export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export function meta() {
  return [{ title: 'Interface parts' }, { name: 'robots', content: 'noindex' }];
}

/** Every component in its states; `?theme=dark` and `?dir=rtl` change the theme and the direction. */
export default function InterfaceParts() {
  const [query] = useSearchParams();
  const theme = query.get('theme') === 'dark' ? 'dark' : query.get('theme') === 'light' ? 'light' : undefined;
  const rtl = query.get('dir') === 'rtl';
  useSameOnDocument(theme, rtl);
  const toggled = (name: string, value: string) => {
    const next = new URLSearchParams(query);
    if (next.get(name) === value) next.delete(name);
    else next.set(name, value);
    return `?${next}`;
  };
  return (
    <LanguageContext value={{ ...ENGLISH, locale: rtl ? 'ar' : 'en' }}>
      <div data-theme={theme} dir={rtl ? 'rtl' : 'ltr'} className="min-h-dvh bg-paper text-ink">
        <header className="sticky top-0 z-10 border-b border-line bg-paper">
          <div className="wrap flex h-head items-center gap-s2">
            <Link to="/" className="me-auto rounded-r1" aria-label="Fursa, home">
              <Logo name="Fursa" />
            </Link>
            <ButtonLink to={toggled('theme', 'dark')} size="sm" quietly aria-current={theme === 'dark'}>
              Dark
            </ButtonLink>
            <ButtonLink to={toggled('dir', 'rtl')} size="sm" quietly aria-current={rtl}>
              Right to left
            </ButtonLink>
          </div>
        </header>
        <main className="wrap grid gap-s7 py-s7">
          <h1>Interface parts</h1>
          <Foundations />
          <Small />
          <Fields />
          <Surfaces />
          <Data />
          <Overlays />
          <Part title="Start from a CV" className="">
            <StartFromCv onRead={({ found }) => showToast({ type: 'success', title: found.slice(0, 3).join(', ') })} />
          </Part>
          <Mails locale={rtl ? 'ar' : 'en'} />
        </main>
      </div>
    </LanguageContext>
  );
}

/** Every kind of mail, each in a frame as a mail program shows it. */
function Mails({ locale }: { locale: 'en' | 'ar' }) {
  return (
    <Part title="Mails" className="grid gap-s5 lg:grid-cols-2">
      {MAIL_SAMPLES.map((name) => (
        <figure key={name} className="grid gap-s2">
          <figcaption className="text-sm">
            <a className="link" href={`/docs/mails/${name}?locale=${locale}`}>
              {name}
            </a>
          </figcaption>
          <iframe
            title={name}
            src={`/docs/mails/${name}?locale=${locale}`}
            className="h-130 w-full rounded-r2 border border-line bg-surface"
          />
        </figure>
      ))}
    </Part>
  );
}

/** Dialogs, lists and menus are rendered at the end of the document, outside this page's wrapper. */
function useSameOnDocument(theme: string | undefined, rtl: boolean) {
  useEffect(() => {
    const root = document.documentElement;
    const before = { theme: root.getAttribute('data-theme'), dir: root.getAttribute('dir') };
    if (theme) root.setAttribute('data-theme', theme);
    root.setAttribute('dir', rtl ? 'rtl' : 'ltr');
    return () => {
      for (const [name, value] of [['data-theme', before.theme] as const, ['dir', before.dir] as const])
        if (value === null) root.removeAttribute(name);
        else root.setAttribute(name, value);
    };
  }, [theme, rtl]);
}

function Part({
  title,
  children,
  className = 'flex flex-wrap items-center gap-s3',
}: {
  title: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className="grid min-w-0 content-start gap-s4 border-t border-line pt-s4">
      <h2 className="text-lg">{title}</h2>
      <div className={className}>{children}</div>
    </section>
  );
}

function Foundations() {
  return (
    <>
      <Part title="Colours" className="grid gap-s3">
        {COLOURS.map((row) => (
          <ul key={row[0]} className="flex flex-wrap gap-s3">
            {row.map((name) => (
              <li key={name} className="w-26 text-xs text-ink-2">
                <span className="block h-10 rounded-r1 border border-line" style={{ background: `var(--${name})` }} />
                {name}
              </li>
            ))}
          </ul>
        ))}
      </Part>
      <Part title="Type" className="grid gap-s2">
        {TYPE.map((size) => (
          <p
            key={size}
            className="font-semibold tracking-tight"
            style={{ fontSize: `var(--t-${size})`, lineHeight: 1.3 }}
          >
            {size}: Good work is out there
          </p>
        ))}
        <p>
          A{' '}
          <a href="#prose" className="link">
            link in a text
          </a>
          , <b>strong words</b>, and <bdi dir="ltr">$1,400 – $1,900</bdi>.
        </p>
      </Part>
    </>
  );
}

function Small() {
  const [skills, setSkills] = useState(['Route planning', 'Spreadsheets']);
  const [on, setOn] = useState(true);
  return (
    <>
      <Part title="Button">
        <Button variant="primary" size="lg">
          Apply now
        </Button>
        <Button variant="primary">Continue</Button>
        <Button>Save draft</Button>
        <Button variant="soft">Soft</Button>
        <Button variant="quiet">
          <Icon of={ArrowLeft} size="sm" flip />
          Back
        </Button>
        <Button variant="danger">Delete</Button>
        <Button variant="danger-solid">Delete for good</Button>
        <Button variant="primary" busy>
          Sending
        </Button>
        <Button disabled>Not now</Button>
        <Button size="sm" variant="primary">
          <Icon of={Plus} size="sm" />
          New
        </Button>
        <Button size="sm">Small</Button>
        <Button size="xs">Smallest</Button>
        <ButtonLink to="?">A link</ButtonLink>
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Trash2} label="Delete" variant="danger" size="sm" />
        <Button variant="add">
          <Icon of={Plus} />
          Add education
        </Button>
      </Part>
      <Part title="Badge, Count, Chip">
        <Badge>Full time</Badge>
        <Badge tone="accent">Remote</Badge>
        <Badge tone="featured" icon={Sparkle}>
          Featured
        </Badge>
        <Badge tone="success">Published</Badge>
        <Badge tone="warning">2 days left</Badge>
        <Badge tone="danger" pill>
          1 to fix
        </Badge>
        <Badge tone="info">Here now</Badge>
        <Count value={12} /> <Count value={2} tone="soft" /> <Count value={5} tone="accent" label="unread messages" />
        <Chip>Cold chain handling</Chip>
        <Chip to="?">Nurse</Chip>
        <Chip onPress={() => setOn(!on)} pressed={on}>
          Remote only
        </Chip>
        {skills.map((skill) => (
          <Chip key={skill} onRemove={() => setSkills(skills.filter((other) => other !== skill))}>
            {skill}
          </Chip>
        ))}
        <Chip size="sm">Small</Chip>
      </Part>
      <Part title="Avatar, CompanyMark, Logo, StepNumber">
        {['Rahma Said', 'Liban Osman', 'Halima Shire', 'Juma Mwakasege', 'أمينة الفارسي', 'Cher'].map((name) => (
          <Avatar key={name} name={name} labelled />
        ))}
        <Avatar name="Sahra Nur" size={32} present labelled />
        {['Nuvemba Freight', 'Tolvana Health', 'Kasimwe Power', 'Qasirro Finance'].map((name) => (
          <CompanyMark key={name} name={name} />
        ))}
        <CompanyMark name="Nuvemba Freight" size={80} />
        <Logo name="Fursa" />
        <StepNumber value={1} />
      </Part>
    </>
  );
}

function Fields() {
  const [place, setPlace] = useState('');
  const [level, setLevel] = useState<'' | 'entry' | 'mid' | 'lead'>('');
  const [born, setBorn] = useState('1994-03-21');
  const [month, setMonth] = useState('2013-09');
  const [phone, setPhone] = useState({ value: '+252615550142', valid: true });
  const [country, setCountry] = useState('');
  const [institution, setInstitution] = useState('');
  const countries = useCountries();
  return (
    <Part title="Fields" className="grid gap-s5 md:grid-cols-2">
      <Field
        label="Email"
        aside={
          <a href="#prose" className="link">
            Why?
          </a>
        }
      >
        <TextInput type="email" autoComplete="email" placeholder="you@example.org" />
      </Field>
      <Field label="Password" help="At least ten characters.">
        <PasswordInput autoComplete="new-password" defaultValue="correct horse" />
      </Field>
      <Field label="Degree/Field of study" error="Degree/Field of study is required">
        <TextInput />
      </Field>
      <Field label="Major" optional>
        <TextInput icon={Search} placeholder="Find" />
      </Field>
      <Field label="Description" optional counter={{ max: 40 }} className="md:col-span-2">
        <TextArea defaultValue="A project, a prize, a subject… 🎓 and more" />
      </Field>
      <Field label="Country (NativeSelect)">
        <NativeSelect placeholder="Choose" options={PLACES.map(({ id }) => ({ value: id, label: id }))} />
      </Field>
      <Field label="Experience (Select)" error={level === '' ? 'Choose one' : undefined}>
        <Select options={LEVELS} value={level} onChange={setLevel} />
      </Field>
      <Field label="City (ComboBox)" help="Suggestions; you may also write your own.">
        <ComboBox items={PLACES} text={place} onTextChange={setPlace} icon={Search} />
      </Field>
      <Field label="Date of birth (DateInput)" group help={born || 'Not complete'}>
        <DateInput value={born} onChange={setBorn} />
      </Field>
      <Field label="Start date (MonthInput)" group help={month || 'Not complete'}>
        <MonthInput value={month} onChange={setMonth} />
      </Field>
      <Field
        label="Phone (PhoneInput)"
        help={phone.value}
        error={phone.valid || phone.value === '' ? undefined : 'Please enter a valid phone number'}
      >
        <PhoneInput value={phone.value} onChange={setPhone} />
      </Field>
      <Field label="Country of the institution">
        <NativeSelect
          value={country}
          onChange={(event) => setCountry(event.target.value)}
          placeholder="Choose"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Field>
      <Field label="Institution (InstitutionField)">
        <InstitutionField countryCode={country} text={institution} onTextChange={setInstitution} />
      </Field>
      <Field label="Locked">
        <TextInput defaultValue="Cannot be changed" disabled />
      </Field>
      <div className="grid content-start gap-s3">
        <Checkbox defaultChecked>I am currently studying here</Checkbox>
        <Checkbox size="sm" end={94}>
          Full time
        </Checkbox>
      </div>
      <Field label="Application form" group>
        <RadioGroup>
          <Radio name="form" value="quick" help="Short form for signed-in candidates">
            Quick
          </Radio>
          <Radio name="form" value="wizard" defaultChecked help="Eight steps">
            Wizard
          </Radio>
        </RadioGroup>
      </Field>
      <Field label="Posted within" group>
        <Segmented
          options={['24 h', '7 days', '30 days', 'Any'].map((label) => ({ value: label, label }))}
          defaultValue="Any"
        />
      </Field>
      <Field label="Compact, for the workspace">
        <TextInput size="sm" icon={Search} placeholder="Name, skill or answer" />
      </Field>
    </Part>
  );
}

function Surfaces() {
  return (
    <>
      <Part title="Banner" className="grid gap-s3 md:grid-cols-2">
        <Banner title="Waiting for approval">You can still change everything.</Banner>
        <Banner tone="success" title="Application sent" />
        <Banner tone="warning" title="Two days left" actions={<Button size="sm">Extend</Button>}>
          The page closes on Friday.
        </Banner>
        <Banner tone="danger" title="That did not work">
          Check the fields marked below.
        </Banner>
        <Banner tone="quiet" icon={Mail} title="Applied without an account?">
          Open the link in your email.
        </Banner>
      </Part>
      <Part title="Card and CardList" className="grid gap-s4 md:grid-cols-2">
        <Card
          title="New applications"
          aside={
            <a href="#prose" className="link">
              Open
            </a>
          }
          pad
        >
          A card with a headed strip.
        </Card>
        <CardList>
          {['Juma Mwakasege', 'Ifrah Dualeh'].map((name) => (
            <li key={name} className="flex items-center gap-s3 px-s4 py-2.5">
              <Avatar name={name} size={36} />
              <b className="flex-1 text-sm">{name}</b>
              <Grade percent={84} category="Excellent" className="text-sm" />
            </li>
          ))}
        </CardList>
      </Part>
      <Part title="Door" className="grid justify-center">
        <Door word="فرصة" wordLang="ar" caption="fursa: an opening, a chance" className="min-h-110 w-[min(440px,100%)]">
          <div className="p-s5">
            <b>Community Health Nurse</b>
            <p className="text-sm text-ink-2">Tolvana Health</p>
          </div>
        </Door>
      </Part>
      <Part title="EmptyState and Skeleton" className="grid gap-s4 md:grid-cols-2">
        <EmptyState icon={Briefcase} title="No jobs match" titleLevel={3} action={<Button>Clear all filters</Button>}>
          Take a filter away, or search for another word.
        </EmptyState>
        <Card pad>
          <Skeleton>
            <div className="flex gap-s4">
              <Bone width={44} height={44} />
              <div className="grid flex-1 content-start gap-s3">
                <Bone width="60%" height={16} />
                <Bone width="40%" />
                <Bone width="80%" height={24} />
              </div>
            </div>
          </Skeleton>
        </Card>
      </Part>
    </>
  );
}

function Data() {
  const scores = [
    [12, 'Fail'],
    [44, 'Basic'],
    [63, 'Good'],
    [77, 'Very Good'],
    [84, 'Excellent'],
    [92, 'Outstanding'],
  ] as const;
  return (
    <>
      <Part title="ScoreLine and ProgressBar" className="grid gap-s4 md:grid-cols-3">
        {scores.map(([percent, category]) => (
          <ScoreLine key={category} label="System Score" percent={percent} category={category} />
        ))}
        <ScoreLine
          label="Opens details"
          percent={81}
          category="Excellent"
          onOpen={() => showToast({ type: 'info', title: 'Details' })}
        />
        <ProgressBar percent={13} label="Application" valueText="Step 2 of 8" className="self-center" />
      </Part>
      <Part title="Table" className="grid">
        <Card>
          <Table caption="Funnel per job">
            <thead>
              <tr>
                <th scope="col">Job</th>
                <th scope="col">New</th>
                <th scope="col">Shortlisted</th>
                <th scope="col">Hired</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Senior Operations Analyst</th>
                <td>12</td>
                <td>5</td>
                <td>2</td>
              </tr>
              <tr>
                <th scope="row">Warehouse Systems Engineer</th>
                <td>9</td>
                <td>3</td>
                <td>0</td>
              </tr>
            </tbody>
          </Table>
        </Card>
      </Part>
      <Part title="Breadcrumbs and Pagination" className="grid gap-s4">
        <Breadcrumbs label="Breadcrumbs" items={[{ label: 'Home', to: '/' }, { label: 'Job details' }]} />
        <Pagination page={2} pages={14} hrefOf={(page) => `?page=${page}`} summary="11–20 of 132" />
      </Part>
    </>
  );
}

function Overlays() {
  const confirm = useConfirm();
  const [open, setOpen] = useState<'md' | 'full' | null>(null);
  const toast = (type: 'success' | 'error' | 'warning' | 'info') =>
    showToast({
      type,
      title: 'Draft Saved',
      text: 'Your progress has been saved successfully',
      duration: type === 'error' ? 'stay' : undefined,
    });
  const ask = async () => {
    const yes = await confirm({
      title: 'Delete this entry?',
      text: 'It cannot be brought back.',
      confirmLabel: 'Delete',
      danger: true,
    });
    showToast({ type: 'info', title: yes ? 'Deleted' : 'Kept' });
  };
  return (
    <>
      <Part title="Tabs" className="grid">
        <Tabs
          label="Education"
          tabs={[
            { id: 'formal', label: 'Formal Education', count: 2, content: 'Degrees' },
            { id: 'training', label: 'Training & Certifications', count: 1, content: 'Courses' },
          ]}
        />
      </Part>
      <Part title="Dialog, ConfirmDialog, Menu, Tooltip, toasts">
        <Button onClick={() => setOpen('md')}>Dialog</Button>
        <Button onClick={() => setOpen('full')}>Full screen</Button>
        <Button onClick={ask}>Ask first</Button>
        <Menu
          label="Column actions"
          groups={[
            {
              id: 'edit',
              actions: [
                { id: 'edit', label: 'Edit', icon: Pencil },
                { id: 'back', label: 'Move earlier', icon: ArrowLeft, flip: true },
              ],
            },
            { id: 'delete', actions: [{ id: 'delete', label: 'Delete', icon: Trash2, danger: true }] },
          ]}
        />
        <Tooltip text="Said in more words">
          <button type="button" className="link rounded-r1">
            What is this?
          </button>
        </Tooltip>
        {(['success', 'error', 'warning', 'info'] as const).map((type) => (
          <Button key={type} size="sm" onClick={() => toast(type)}>
            Toast: {type}
          </Button>
        ))}
      </Part>
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        size={open ?? 'md'}
        title="Add education"
        onSubmit={(event) => {
          event.preventDefault();
          setOpen(null);
          toast('success');
        }}
        footer={
          <>
            <Button variant="quiet" onClick={() => setOpen(null)}>
              Cancel
            </Button>
            <Button variant="primary" type="submit">
              Save education
            </Button>
          </>
        }
      >
        <div className="grid gap-s4 md:grid-cols-2">
          <Field label="Institution" className="md:col-span-2">
            <TextInput icon={Search} />
          </Field>
          <Field label="Start date" group>
            <MonthInput />
          </Field>
          <Field label="End date" group>
            <MonthInput />
          </Field>
          <Field label="Level">
            <Select options={LEVELS} />
          </Field>
          <Field label="Description" optional counter={{ max: 500 }} className="md:col-span-2">
            <TextArea />
          </Field>
        </div>
      </Dialog>
    </>
  );
}
