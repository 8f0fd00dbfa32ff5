import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Bold } from 'lucide-react';
import { Toolbar, ToolbarButton, ToolbarGroup } from './toolbar.tsx';

const button = (name: string) => screen.getByRole('button', { name });

function show() {
  const presses: boolean[] = [];
  render(
    <>
      <Toolbar label="Formato">
        <ToolbarGroup label="Letra">
          <ToolbarButton label="Negrita" face={Bold} pressed shortcut="Control+B" onPress={(by) => presses.push(by)} />
        </ToolbarGroup>
        <ToolbarButton label="Verde" face="#a5d8a4" pressed={false} onPress={(by) => presses.push(by)} />
      </Toolbar>
      <textarea aria-label="Texto" />
    </>,
  );
  return presses;
}

describe('Toolbar', () => {
  it('a toolbar is one tab stop, and arrow keys, Home and End move between its buttons', async () => {
    const presses = show();
    expect(screen.getByRole('toolbar', { name: 'Formato' })).toContainElement(button('Verde'));
    await userEvent.tab();
    expect(button('Negrita')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(button('Verde')).toHaveFocus();
    expect(presses).toEqual([false]);
    await userEvent.keyboard('{Home}');
    expect(button('Negrita')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('Verde')).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('a toggle button exposes its state and its shortcut', () => {
    show();
    expect(button('Negrita')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Negrita')).toHaveAttribute('aria-keyshortcuts', 'Control+B');
    expect(button('Verde')).toHaveAttribute('aria-pressed', 'false');
  });

  it('a press by a pointer keeps the focus where it was', async () => {
    const presses = show();
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.click(button('Verde'));
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(presses).toEqual([true]);
  });
});
