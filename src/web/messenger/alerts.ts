import { useSyncExternalStore } from 'react';
import type { ChatMessage } from '#shared/messenger/conversations.contract.ts';

const MUTED = 'fursa.messages.muted';
const NOTIFY = 'fursa.messages.notify';
const SOUND = '/message.wav';
/** Several tabs receive the same message, but only one of them plays the sound. */
const ONE_TAB_MS = 1_500;
const LONGEST = 140;

let openChat: number | null = null;
const listeners = new Set<() => void>();

/** Notes which conversation is on the screen. */
export function noteOpenChat(id: number | null): void {
  openChat = id;
}

export function isInView(chatId: number): boolean {
  return openChat === chatId && document.visibilityState === 'visible' && document.hasFocus();
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function write(key: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the choice is forgotten with the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const useFlag = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  );

export const useIsMuted = () => useFlag(MUTED);
export const setMuted = (isMuted: boolean) => write(MUTED, isMuted);

const canNotify = () => 'Notification' in window && Notification.permission === 'granted';

export function useNotifies(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read(NOTIFY) && canNotify(),
    () => false,
  );
}

/** Asks the browser for permission the first time. Resolves to false if it does not allow notifications. */
export async function setNotifies(isOn: boolean): Promise<boolean> {
  if (isOn && 'Notification' in window && Notification.permission === 'default') await Notification.requestPermission();
  const isAllowed = !isOn || canNotify();
  write(NOTIFY, isOn && isAllowed);
  return isAllowed;
}

/** Alerts the reader to a message, unless they are looking at its conversation. */
export function alertOf(message: ChatMessage, title: string): void {
  if (isInView(message.chat_id)) return;
  void inOneTab(() => {
    if (!read(MUTED)) playSound();
    if (read(NOTIFY) && canNotify()) notify(message, title);
  });
}

async function inOneTab(act: () => void): Promise<void> {
  if (!navigator.locks) return act();
  await navigator.locks.request('fursa.alert', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    act();
    await new Promise((resolve) => setTimeout(resolve, ONE_TAB_MS));
  });
}

function playSound(): void {
  // Browsers allow sounds only after an interaction with the page; until then it stays silent.
  new Audio(SOUND).play().catch(() => {});
}

function notify({ chat_id, author, body }: ChatMessage, title: string): void {
  try {
    const shown = new Notification(author ? `${title} · ${author.name}` : title, {
      body: body.slice(0, LONGEST),
      tag: `chat-${chat_id}`,
      icon: '/favicon.svg',
    });
    shown.onclick = () => {
      window.focus();
      if (window.location.pathname !== `/user/messages/${chat_id}`) window.location.assign(`/user/messages/${chat_id}`);
      shown.close();
    };
  } catch {
    // Some phones offer notifications to installed pages alone.
  }
}
