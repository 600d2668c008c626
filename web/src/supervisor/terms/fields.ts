/** A table's terms while somebody edits them, and the options that what was typed stands for. */
import type { TermsForm, Text, Values } from '../../lib/generated';

export interface Fields {
  options: Record<string, string[]>;
  texts: Record<string, string>;
  values: Record<string, Record<string, string>>;
  limits: Record<string, { least: string; most: string }>;
}

const LIMITS = 'limits';
const GROUPS = ['inside', 'outside', 'bonus', 'aggregate'];

export const limitsOf = (form: TermsForm): Values | undefined => form.values.find(({ name }) => name === LIMITS);
export const othersOf = (form: TermsForm): Values[] => form.values.filter(({ name, rows }) => name !== LIMITS && rows.length > 0);

export function fieldsOf(form: TermsForm): Fields {
  return {
    options: Object.fromEntries(form.options.map(({ name, value }) => [name, [...value]])),
    texts: Object.fromEntries(form.texts.map(({ name, value, only_with, like }) => [name, value || (only_with ? like : '')])),
    values: Object.fromEntries(othersOf(form).map(({ name, rows }) => [name, Object.fromEntries(rows.map(({ about, value }) => [about, value]))])),
    limits: Object.fromEntries((limitsOf(form)?.rows ?? []).map(({ about, value }) => [about, parted(value)])),
  };
}

/** Values that mean something with what is chosen now: a percent on ties, only while vigorish is taken on ties. */
export const textsOf = (form: TermsForm, fields: Fields): Text[] =>
  form.texts.filter(({ only_with: needed }) => !needed || fields.options[needed.option]?.includes(needed.choice));

/** Only what differs from the terms in force: what is not named stays. */
export function optionsOf(form: TermsForm, fields: Fields): Record<string, unknown> {
  const was = fieldsOf(form);
  const shown = new Set(textsOf(form, fields).map(({ name }) => name));
  const changed = <One>(now: Record<string, One>, before: Record<string, One>) =>
    Object.keys(now).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  return {
    ...Object.fromEntries(changed(fields.options, was.options).map((name) => [name, fields.options[name]!.join(',')])),
    ...Object.fromEntries(changed(fields.texts, was.texts).filter((name) => shown.has(name) && fields.texts[name]!.trim()).map((name) => [name, fields.texts[name]!.trim()])),
    ...Object.fromEntries(changed(fields.values, was.values).map((name) => [name, filled(fields.values[name]!)])),
    ...(changed(fields.limits, was.limits).length ? { limits: filled(mapped(fields.limits, joined)) } : {}),
  };
}

/** Groups and whatever has a limit; a game without groups shows all that can have one. */
export function shownLimits(limits: Values): string[] {
  const grouped = limits.rows.some(({ about }) => about === 'inside');
  return limits.rows.filter(({ about, value }) => !grouped || value !== '' || GROUPS.includes(about)).map(({ about }) => about);
}

/** The field that a refusal is about, as near as it can be told: `limits.inside`, `limits`, or none. */
export function fieldAt(place: string, form: TermsForm): string {
  const about = place.replace(/^options\.?/, '');
  const named = [
    ...form.options.map(({ name }) => name),
    ...form.texts.map(({ name }) => name),
    ...form.values.flatMap(({ name, rows }) => [...rows.map((row) => `${name}.${row.about}`), name]),
  ];
  return named.find((name) => about === name || about.startsWith(`${name}.`)) ?? '';
}

function parted(value: string): { least: string; most: string } {
  const [least = '', most = ''] = value.split('..');
  return { least: least === '0.00' ? '' : least, most };
}

/** As a person writes an amount, $1,000, and as the wire does. */
const plain = (typed: string) => typed.replace(/[$,\s]/g, '');

function joined({ least, most }: { least: string; most: string }): string {
  return plain(least) || plain(most) ? `${plain(least)}..${plain(most)}` : '';
}

function mapped<From, To>(from: Record<string, From>, to: (one: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([name, one]) => [name, to(one)]));
}

function filled(rows: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(rows).filter(([, value]) => value.trim()).map(([about, value]) => [about, value.trim()]));
}
