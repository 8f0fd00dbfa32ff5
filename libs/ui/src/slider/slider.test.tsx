import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './slider.tsx';

describe('Slider', () => {
  it('a slider has its value as text and reports the new value', () => {
    const onChange = jest.fn();
    render(<Slider label="Acercar" min={1} max={4} step={0.1} value={1.5} valueText="150 %" onChange={onChange} />);
    const slider = screen.getByRole('slider', { name: 'Acercar' });
    expect(slider).toHaveAttribute('aria-valuetext', '150 %');
    expect(screen.getByText('150 %')).toBeVisible();
    fireEvent.change(slider, { target: { value: '2.5' } });
    expect(onChange).toHaveBeenLastCalledWith(2.5);
  });
});
