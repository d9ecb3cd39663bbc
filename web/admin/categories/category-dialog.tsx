import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  type Category,
  type CategoryInput,
  categoryInput,
} from '../../../shared/contract/catalog-contract';
import { fieldWords } from '../../../shared/contract/field-words';
import { useApi } from '../../api/api-provider';
import { CheckboxField } from '../../ui/checkbox-field';
import { TextArea, TextField } from '../../ui/text-field';
import { useToast } from '../../ui/toast';
import { FormDialog } from '../form/form-dialog';
import { useMutation } from '../page/use-mutation';

interface CategoryDialogProps {
  /** The category to change; undefined adds one. */
  category: Category | undefined;
  onClose: () => void;
  onSaved: (category: Category) => void;
}

const EMPTY: CategoryInput = { name: '', description: '', isActive: true };

/** Adds or changes a category (spec §5). Whatever was typed stays until it is saved. */
export function CategoryDialog({ category, onClose, onSaved }: CategoryDialogProps) {
  const api = useApi();
  const toast = useToast();
  // What the form began with; after a conflict, what is there now.
  const [base, setBase] = useState(category);
  const { busy, failure, send, clearFailure } = useMutation();
  const { register, handleSubmit, reset, formState } = useForm<
    CategoryInput,
    unknown,
    z.output<typeof categoryInput>
  >({
    defaultValues: base ?? EMPTY,
    resolver: zodResolver(categoryInput, { error: fieldWords }),
  });
  const { errors } = formState;

  const save = async (entered: z.output<typeof categoryInput>) => {
    const sent = base
      ? await send(
          () => api.catalog.updateCategory({ ...entered, id: base.id, version: base.version }),
          'Failed to update category. Please try again.',
        )
      : await send(
          () => api.catalog.createCategory(entered),
          'Failed to add category. Please try again.',
        );
    if (!sent) return;
    onSaved(sent.result);
    onClose();
    toast('success', `${sent.result.name} was ${base ? 'saved' : 'added'}`);
  };

  const loadLatest = async () => {
    const sent = await send(
      () => api.catalog.listCategories(),
      'Failed to load categories. Please try again.',
    );
    if (!sent) return;
    const present = sent.result.find(({ id }) => id === base?.id);
    if (!present) {
      toast('warning', `${base?.name} was deleted by someone else`);
      return onClose();
    }
    setBase(present);
    reset(present);
    clearFailure();
  };

  return (
    <FormDialog
      title={category ? `Edit ${category.name}` : 'Add Category'}
      onClose={onClose}
      onSubmit={handleSubmit(save)}
      saveLabel={category ? 'Save' : 'Add Category'}
      busy={busy}
      failure={failure}
      onLoadLatest={loadLatest}
    >
      <TextField
        label="Name"
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextArea
        label="Description"
        optional
        error={errors.description?.message}
        {...register('description')}
      />
      <CheckboxField
        label="Active"
        hint="An inactive category is hidden from the menu with all its products"
        {...register('isActive')}
      />
    </FormDialog>
  );
}
