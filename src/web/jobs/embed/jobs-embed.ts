/**
 * The list of an employer's jobs on other sites: `<fursa-jobs company="…">`. It is a file of its own, imports nothing,
 * and stays under 10 kB. Whatever it shows is set as text, never as HTML.
 */
type Job = { title: string; url: string; place: string; remote: boolean; type_text: string; deadline: string | null };
type Texts = { heading: string; none: string; all: string; remote: string; until: string };
type Answer = { employer: { name: string; url: string }; jobs: Job[]; texts: Texts };

const LANGUAGES = ['en', 'so', 'sw', 'ar'];
const STYLE = `
  :host { display: block; font: inherit; color: inherit }
  ul { list-style: none; margin: 0; padding: 0 }
  li { padding: .75em 0; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent);
    display: flex; flex-wrap: wrap; gap: .25em 1em; justify-content: space-between }
  .cards ul { display: grid; gap: 1em; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16em), 1fr)) }
  .cards li { padding: 1em; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: .5em }
  a { color: inherit; font-weight: 600; text-decoration-thickness: .06em; text-underline-offset: .2em }
  a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 2px }
  span { opacity: .8; font-size: .9em }
  .facts { display: block }
  p { margin: 1em 0 0 }
`;

const script = document.currentScript as HTMLScriptElement | null;
const site = new URL(script?.src ?? location.href).origin;

/** Only addresses of the site itself and of ordinary pages become links. */
const isPage = (url: string) => /^https?:$/.test(new URL(url, site).protocol);

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text = '', className = '') {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function link(text: string, url: string): HTMLElement {
  const made = element('a', text);
  if (!isPage(url)) return element('strong', text);
  made.href = url;
  // A page in a frame would open the job inside the frame.
  made.target = '_top';
  return made;
}

function dayInWords(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat([language, 'en'], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

function row(job: Job, texts: Texts, language: string): HTMLElement {
  const made = element('li');
  const about = element('div');
  const facts = [job.remote ? texts.remote : '', job.place, job.type_text].filter(Boolean).join(' · ');
  about.append(link(job.title, job.url), element('span', facts, 'facts'));
  made.append(about);
  if (job.deadline) made.append(element('span', texts.until.replace('{date}', dayInWords(job.deadline, language))));
  return made;
}

class FursaJobs extends HTMLElement {
  static observedAttributes = ['company', 'limit', 'language', 'layout'];
  #root = this.attachShadow({ mode: 'open' });
  #asked = 0;

  connectedCallback(): void {
    // A sheet of its own works where the site's policy forbids inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    // What the site wrote into the element, such as a link, is shown until the jobs have come, and if they never come.
    this.#root.replaceChildren(element('slot'));
    this.#load();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.#load();
  }

  async #load(): Promise<void> {
    const company = this.getAttribute('company') ?? '';
    const language = this.#language();
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const address = `${site}/api/public/employers/${encodeURIComponent(company)}/jobs?language=${language}`;
      const response = await fetch(address, { credentials: 'omit' });
      if (!response.ok) throw new Error(String(response.status));
      const answer = (await response.json()) as Answer;
      if (asked === this.#asked) this.#show(answer, language);
    } catch {
      if (asked === this.#asked && company) this.#fail(company);
    }
  }

  #language(): string {
    const wanted = this.getAttribute('language') || this.closest('[lang]')?.getAttribute('lang') || navigator.language;
    const [language = 'en'] = wanted.toLowerCase().split('-');
    return LANGUAGES.includes(language) ? language : 'en';
  }

  #show({ employer, jobs, texts }: Answer, language: string): void {
    const limit = Number(this.getAttribute('limit')) || jobs.length;
    const section = element('section', '', this.getAttribute('layout') === 'cards' ? 'cards' : 'list');
    section.lang = language;
    section.dir = language === 'ar' ? 'rtl' : 'ltr';
    section.setAttribute('aria-label', texts.heading);
    const list = element('ul');
    list.setAttribute('role', 'list');
    list.append(...jobs.slice(0, limit).map((job) => row(job, texts, language)));
    const more = element('p');
    more.append(link(texts.all, employer.url));
    section.append(jobs.length > 0 ? list : element('p', texts.none), more);
    this.#root.replaceChildren(section);
  }

  #fail(company: string): void {
    const address = `${site}/employer/${encodeURIComponent(company)}`;
    this.#root.replaceChildren(this.childNodes.length > 0 ? element('slot') : link(address, address));
  }
}

if (!customElements.get('fursa-jobs')) customElements.define('fursa-jobs', FursaJobs);

export {};
