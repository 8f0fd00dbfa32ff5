import { bindText } from './bind-text.ts';

const form = (message?: string) => {
  const edit = jest.fn();
  const paths: string[] = [];
  const issueAt = (path: string) => {
    paths.push(path);
    return message;
  };
  return { settings: { draft: { alias: 'higuera.mp' }, edit, issueAt }, edit, paths };
};

describe('bindText', () => {
  it('a bound field shows its text of the draft, and what is typed edits that text alone', () => {
    const { settings, edit, paths } = form();
    const { value, error, onChange } = bindText(settings, 'alias');
    expect({ value, error }).toEqual({ value: 'higuera.mp', error: undefined });
    onChange({ target: { value: 'higuera' } });
    expect(edit).toHaveBeenCalledWith({ alias: 'higuera' });
    expect(paths).toEqual(['alias']);
  });

  it('a bound field shows the server’s message at its path, or what is wrong with the typed text', () => {
    const { settings, paths } = form('Demasiado largo');
    expect(bindText(settings, 'alias', { path: 'transfer.alias' }).error).toBe('Demasiado largo');
    expect(paths).toEqual(['transfer.alias']);
    expect(bindText(settings, 'alias', { problem: 'Escribe el alias' }).error).toBe('Escribe el alias');
  });
});
