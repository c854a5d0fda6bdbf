import type { IconName, Tincture } from './kinds';

/** How a shield is divided; the path covers the second colour on a field of 100 by 116. */
const divisions = {
  pale: 'M50 0H100V116H50Z',
  fess: 'M0 56H100V116H0Z',
  bend: 'M0 0L100 116H0Z',
  quarterly: 'M50 0H100V56H50ZM0 56H50V116H0Z',
  chevron: 'M0 92L50 48L100 92V116H0Z',
  pile: 'M0 0H100L50 100Z',
  cross: 'M40 0H60V44H100V64H60V116H40V64H0V44H40Z',
  chief: 'M0 0H100V36H0Z',
  barry: 'M0 20H100V40H0ZM0 60H100V80H0ZM0 100H100V116H0Z',
  paly: 'M20 0H40V116H20ZM60 0H80V116H60Z',
  saltire: 'M0 0H14L50 42L86 0H100V14L64 56L100 100V116H90L50 70L10 116H0V100L36 56L0 14Z',
  flank: 'M0 0Q44 56 0 116ZM100 0Q56 56 100 116Z',
} as const;

export const charges: IconName[] = [
  'lion',
  'eagle-emblem',
  'griffin-symbol',
  'boar',
  'stag-head',
  'horse-head',
  'oak-leaf',
  'heraldic-sun',
  'rose',
  'fleur-de-lys',
  'key',
  'stone-tower',
  'bear-head',
  'wolf-head',
  'dragon-head',
  'jewel-crown',
];

/** Pairs of field and ordinary that stay apart by lightness too, for every kind of colour sight. */
const partners: Record<Tincture, Tincture> = {
  or: 'sable',
  argent: 'azure',
  gules: 'argent',
  azure: 'or',
  vert: 'argent',
  purpure: 'or',
  sable: 'argent',
  tenne: 'argent',
  cendree: 'or',
};

const fields: Tincture[] = ['gules', 'azure', 'vert', 'purpure', 'sable', 'tenne'];

/** A small steady hash (FNV-1a), so that a seed always gives the same arms. */
function hash(seed: string): number {
  let value = 2166136261;
  for (const letter of seed) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The arms of a player: field, second colour, division and charge. */
export interface Arms {
  field: Tincture;
  second: Tincture;
  division: string;
  charge: IconName;
}

export function armsOf(seed: string, tincture?: Tincture, charge = ''): Arms {
  const number = hash(seed);
  const field = tincture ?? fields[number % fields.length]!;
  const shapes = Object.values(divisions);
  return {
    field,
    second: partners[field],
    division: shapes[(number >>> 4) % shapes.length]!,
    charge: charges.find((one) => one === charge) ?? charges[(number >>> 12) % charges.length]!,
  };
}
