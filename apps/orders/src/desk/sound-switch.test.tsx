import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseSound, useSound, type Sound } from '../new-order-sound.ts';
import { SoundSwitch } from './sound-switch.tsx';

jest.mock('../new-order-sound.ts', () => ({ chooseSound: jest.fn(), useSound: jest.fn() }));

describe('the sound in the header of the desk', () => {
  it.each<[Sound, boolean, string, string, boolean]>([
    ['on', false, 'Desactivar sonido', '', false],
    ['on', true, 'Sonido activado. Desactivar sonido', 'Sonido activado', false],
    ['off', false, 'Sonido desactivado. Activar sonido', '', true],
    ['off', true, 'Sonido desactivado. Activar sonido', '', true],
    ['blocked', false, 'Sonido desactivado. Activar sonido', '', true],
  ])('a sound that is %s, with room for words: %s, is named «%s»', async (sound, hasWords, name, words, turnsOn) => {
    jest.mocked(useSound).mockReturnValue(sound);
    render(<SoundSwitch hasWords={hasWords} />);
    const button = screen.getByRole('button', { name });
    expect(button).toHaveTextContent(words);
    expect(button.parentElement).toHaveAttribute('data-on', String(sound === 'on'));
    await userEvent.click(button);
    expect(chooseSound).toHaveBeenLastCalledWith(turnsOn);
  });
});
