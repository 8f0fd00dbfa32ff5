import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SortableList } from './sortable-list.tsx';

function Tables({ look, perRow = 3 }: { readonly look?: 'rows' | 'tiles'; readonly perRow?: number }) {
  const [keys, setKeys] = useState(['1', '2', '3', '4', '5', '6']);
  const columns = Array.from({ length: perRow }, () => '100px').join(' ');
  return (
    <>
      <style>{`ul { display: grid; grid-template-columns: ${columns}; }`}</style>
      <SortableList
        label="Mesas"
        {...(look && { look })}
        records={keys.map((key) => ({ key }))}
        titleOf={({ key }) => `Mesa ${key}`}
        onMoved={(key, toIndex) => setKeys((all) => all.filter((one) => one !== key).toSpliced(toIndex, 0, key))}
      >
        {({ key }) => <span>Mesa {key}</span>}
      </SortableList>
    </>
  );
}

const titles = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const move = async (keys: string) => {
  screen.getByRole('button', { name: 'Mover Mesa 1' }).focus();
  await userEvent.keyboard(` ${keys} `);
};

describe('SortableList', () => {
  beforeEach(() => void (Element.prototype.scrollIntoView = () => undefined));

  it.each([
    ['{ArrowRight}', 1],
    ['{ArrowDown}', 3],
    ['{ArrowDown}{ArrowLeft}', 2],
    ['{ArrowDown}{ArrowUp}{ArrowRight}', 1],
    // There is no row below the last one.
    ['{ArrowDown}{ArrowDown}', 3],
  ])('[ORD-4] a tile that is picked up passes one beside it, or a row of them: %s', async (keys, place) => {
    render(<Tables look="tiles" />);
    await move(keys);
    expect(titles().indexOf('Mesa 1')).toBe(place);
    expect(screen.getByText(`Mesa 1: quedó en la posición ${place + 1} de 6`)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Mover Mesa 1' })).toHaveFocus();
  });

  it('[ORD-4] a row passes those above and below, and Escape puts it back', async () => {
    render(<Tables />);
    await move('{ArrowDown}{ArrowRight}');
    expect(titles().indexOf('Mesa 1')).toBe(1);
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    expect(titles().indexOf('Mesa 1')).toBe(1);
  });
});
