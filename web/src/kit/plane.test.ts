// Where arrow keys lead.
import { describe, expect, it } from 'vitest';
import { byArrow } from './plane';

describe('arrow keys', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 5, y: 9 },
    { x: -5, y: 9 },
    { x: 20, y: 1 },
  ];
  it('lead to the nearest place in their direction', () => {
    expect(byArrow('ArrowRight', { x: 0, y: 0 }, places)).toEqual({ x: 10, y: 0 });
    expect(byArrow('ArrowDown', { x: 1, y: 0 }, places)).toEqual({ x: 5, y: 9 });
    expect(byArrow('ArrowUp', { x: 5, y: 9 }, places)).toEqual({ x: 0, y: 0 });
  });
  it('lead nowhere at the edge, nor do other keys', () => {
    expect(byArrow('ArrowLeft', { x: -5, y: 9 }, places)).toBeNull();
    expect(byArrow('Enter', { x: 0, y: 0 }, places)).toBeNull();
  });
});
